import { describe, expect, test } from 'vitest'
import { company, pageFor, pages } from '../browser/subjects.ts'
import { all, builtOf, hrefs, mainOf, one, specPage, textOf, texts } from './spec-page.ts'

/** What the specification says is shown, wherever on its page that stands: facts, fields and figures. */

test('every page says what the group spans, and where its offices are', () => {
  const footer = textOf(one(builtOf('/'), 'footer')).toLowerCase()
  for (const word of ['investment', 'software', 'consulting', 'research', 'communit']) expect(footer).toContain(word)
  for (const city of ['new york', 'london', 'singapore']) expect(footer).toContain(city)
})

test('the home page says that it is a holding group', () => {
  expect(textOf(specPage('home', '/').main)).toContain('holding group')
})

test('clients, investors, partners, job seekers and media each have a way in', () => {
  const { main } = specPage('contact', '/contact')
  const kinds = texts(main, 'option')
  for (const kind of ['Software', 'Consulting', 'Investment Services', 'Career Opportunities', 'Media Inquiry'])
    expect(kinds).toContain(kind)
  expect(pageFor('/insights/blog/partner').address).toBe('/insights/blog/partner')
})

test('the home page has the headings Core Services and Latest Insights, each once', () => {
  const headings = texts(specPage('home', '/').main, 'h2')
  for (const name of ['Core Services', 'Latest Insights'])
    expect(headings.filter((heading) => heading === name)).toHaveLength(1)
})

test('Trato is for payments from peer to peer in stablecoins, Tinta a toolbox with AI for who works alone', () => {
  const trato = textOf(mainOf(pageFor('/software/darden/trato').address))
  expect(trato).toMatch(/peer[ -]to[ -]peer/i)
  expect(trato).toMatch(/stablecoin/i)
  const tinta = textOf(mainOf(pageFor('/software/vertical/tinta').address))
  expect(tinta).toMatch(/toolbox/i)
  expect(tinta).toMatch(/\bAI\b/)
  expect(tinta).toMatch(/work for themselves|self-employed|freelanc/i)
})

test('the tabs of Trato have the values clients, taxes, time, benefits and ai', () => {
  const { main } = specPage('product', '/software/darden/trato')
  const values = ['clients', 'taxes', 'time', 'benefits', 'ai']
  expect(all(main, '[data-panels] > *').map(({ id }) => id)).toEqual(values)
})

test('the figures of the asset classes have no currency', () => {
  const { main } = specPage('assets', '/software/asset-management')
  expect(textOf(main)).toContain('1.2B')
  expect(textOf(main)).not.toMatch(/\p{Currency_Symbol}|\b(USD|EUR|GBP|SGD)\b/u)
})

describe('the contact page', () => {
  const { main } = specPage('contact', '/contact')

  test('has three offices, New York, London and Singapore, each with its address, phone and e-mail', () => {
    expect(company.offices.map(({ city }) => city)).toEqual(['New York', 'London', 'Singapore'])
    const said = textOf(main)
    for (const { city, address, phone, email } of company.offices) {
      expect(
        all(main, 'h3')
          .map(textOf)
          .filter((heading) => heading === city),
      ).toHaveLength(1)
      for (const line of address) expect(said).toContain(line)
      expect(hrefs(main)).toContain(`tel:${phone.replaceAll(' ', '')}`)
      expect(hrefs(main)).toContain(`mailto:${email}`)
    }
  })

  test('lists the addresses for privacy, legal matters and support', () => {
    const { privacy, legal, support } = company.emails
    for (const email of [privacy, legal, support]) expect(hrefs(main)).toContain(`mailto:${email}`)
  })

  test('has a form whose message has five fields, each with a label', () => {
    const form = one(main, 'form')
    for (const name of ['firstName', 'lastName', 'email', 'inquiryType', 'message']) {
      const field = one(form, `[name=${name}]`)
      expect(texts(form, `label[for=${field.id}]`)).toEqual([expect.stringMatching(/\w/)])
    }
  })
})

describe('the postings', () => {
  const postings = pages.filter((page) => page.kind === 'position')

  // An owner may open and close others.
  test('of the four departments and the four places are there, and full-time', () => {
    const departments = ['Community', 'Investment', 'Research', 'Technology']
    const specified = departments.flatMap((name) => postings.find(({ department }) => department === name) ?? [])
    expect(specified.map(({ department }) => department)).toEqual(departments)
    expect(specified.map(({ location }) => location).toSorted()).toEqual(['London', 'New York', 'Remote', 'Singapore'])
    expect(specified.map(({ type }) => type)).toEqual(departments.map(() => 'Full-time'))
  })

  test('have a title, a department, a place, a type, a description and requirements, each shown', () => {
    for (const { address, name, department, location, type, description, requirements } of postings.filter(
      ({ closed }) => !closed,
    )) {
      const said = textOf(mainOf(address))
      for (const text of [name, department, location, type, description, ...requirements]) expect(said).toContain(text)
    }
  })
})
