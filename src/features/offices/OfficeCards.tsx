import { Fragment } from 'react'
import { anchorOf } from '../../lib/names.ts'
import type { Office } from '../../model/schema/facts.ts'
import { Card, Cards } from '../../ui/Card.tsx'
import { Headed } from '../../ui/Headed.tsx'
import { OfficeTime } from './OfficeTime.tsx'

interface OfficeCardsProps {
  heading: string
  /** One sentence beside it. */
  text: string
  offices: readonly Pick<Office, 'city' | 'address' | 'phone' | 'email' | 'timeZone'>[]
}

const line = 'block w-fit py-1 text-accent underline underline-offset-[0.25em]'

/** A card for each office: whether somebody answers now, where it is, and how to reach it. */
export function OfficeCards({ heading, text, offices }: OfficeCardsProps) {
  return (
    <Headed heading={heading} id="offices" text={text}>
      <Cards across={offices.length === 4 ? 4 : 3}>
        {offices.map(({ city, address, phone, email, timeZone }) => (
          <Card
            key={city}
            id={anchorOf(city)}
            icon="building"
            title={city}
            text={
              <span className="flex flex-wrap gap-x-3">
                <OfficeTime timeZone={timeZone} />
              </span>
            }
          >
            <address className="flex h-full flex-col justify-between gap-1 text-sm not-italic">
              <p>
                {address.map((line, i) => (
                  <Fragment key={line}>
                    {/* It breaks between its lines, as on an envelope, before it breaks within one. */}
                    {i > 0 && ' '}
                    <span className="inline-block">{i < address.length - 1 ? `${line},` : line}</span>
                  </Fragment>
                ))}
              </p>
              <p>
                <a href={`tel:${phone.replaceAll(' ', '')}`} className={line}>
                  {phone.replaceAll(' ', '\u00a0')}
                </a>
                <a href={`mailto:${email}`} className={line}>
                  {email}
                </a>
              </p>
            </address>
          </Card>
        ))}
      </Cards>
    </Headed>
  )
}
