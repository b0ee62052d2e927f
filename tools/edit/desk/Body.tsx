import { type SubmitEvent, useState } from 'react'
import { asWord } from '../../../src/model/address.ts'
import { extensions } from '../../../src/model/images/formats.ts'
import { bodyPath } from '../types.ts'
import { addImage } from './ask.ts'
import { Labeled, useControl } from './Form.tsx'

interface BodyProps {
  body: string
  onBody: (body: string) => void
}

/** The text below the fields, as it is written. */
export function Body({ body, onBody }: BodyProps) {
  return (
    <Labeled id={bodyPath} label="Text" hint="Markdown, below the fields.">
      <textarea {...useControl(bodyPath)} className="body" value={body} onChange={(e) => onBody(e.target.value)} />
    </Labeled>
  )
}

/** A text with one more paragraph, behind that in which the cursor stands. */
export function withParagraph(body: string, line: string): string {
  const at = document.querySelector<HTMLTextAreaElement>(`#${bodyPath}`)?.selectionEnd ?? body.length
  const end = body.indexOf('\n\n', at)
  const place = end < 0 || at === 0 ? body.length : end
  return `${body.slice(0, place).trimEnd()}\n\n${line}\n${body.slice(place).replace(/^\n*/, '\n')}`.trim()
}

interface ImageProps {
  folder: string
  /** The image waits for the text to be saved; the line shows it there. */
  onAdd: (image: string, line: string) => void
}

/** Puts an image beside the text, and the line that shows it into the text. */
export function AddImage({ folder, onAdd }: ImageProps) {
  const [note, setNote] = useState('')
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const said = new FormData(form)
    const text = (name: string) => String(said.get(name)).trim()
    const [file, shows, caption] = [said.get('image') as File, text('shows'), text('caption')]
    const [, name = '', extension = ''] = /^(.*)\.(\w+)$/.exec(file.name.toLowerCase()) ?? []
    const image = `${asWord(name) || 'image'}.${extension}`
    const title = caption && ` "${caption.replaceAll('"', '\\"')}"`
    try {
      await addImage(`${folder}/${image}`, file)
      onAdd(`${folder}/${image}`, `![${shows}](${image}${title})`)
      // The boxes are empty again: one press adds one image.
      form.reset()
      setNote(`The line that shows ${image} is in the text. Save writes both.`)
    } catch (error) {
      setNote((error as Error).message)
    }
  }
  return (
    <details className="many">
      <summary>Add an image</summary>
      <form onSubmit={add}>
        <Labeled id="image" label="Image" hint={`${extensions.join(', ')}; up to 20 MB.`}>
          <input id="image" name="image" type="file" required accept={extensions.map((end) => `.${end}`).join()} />
        </Labeled>
        <Labeled id="image-shows" label="What it shows">
          <input id="image-shows" name="shows" required pattern=".*\S.*" />
        </Labeled>
        <Labeled id="image-caption" label="Caption" hint="Optional.">
          <input id="image-caption" name="caption" />
        </Labeled>
        <button type="submit">Add the image</button>
        <p role="status">{note}</p>
      </form>
    </details>
  )
}
