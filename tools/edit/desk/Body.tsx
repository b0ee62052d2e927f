import { useRef, useState } from 'react'
import { asWord } from '../../../src/model/address.ts'
import { extensions } from '../../../src/model/images/formats.ts'
import { bodyPath } from '../types.ts'
import { addImage } from './ask.ts'
import { ToldAt, useControl } from './Form.tsx'

interface Props {
  path: string
  body: string
  onBody: (body: string) => void
  /** An image waits for the text to be saved. */
  onImage: (path: string) => void
}

/** The text below the fields, as it is written. */
export function Body({ path, body, onBody, onImage }: Props) {
  const control = useControl(bodyPath)
  const box = useRef<HTMLTextAreaElement>(null)
  const insert = (image: string, line: string) => {
    onImage(image)
    const at = box.current?.selectionEnd ?? body.length
    // Behind the paragraph in which the cursor stands.
    const end = body.indexOf('\n\n', at)
    const place = end < 0 || at === 0 ? body.length : end
    onBody(`${body.slice(0, place).trimEnd()}\n\n${line}\n${body.slice(place).replace(/^\n*/, '\n')}`.trim())
  }
  return (
    <>
      <div className="field">
        <label htmlFor={bodyPath}>Text</label>
        <p className="hint" id={`hint-${bodyPath}`}>
          Markdown, below the fields.
        </p>
        <textarea {...control} ref={box} className="body" value={body} onChange={(e) => onBody(e.target.value)} />
        <ToldAt path={bodyPath} />
      </div>
      {path.endsWith('.md') && <AddImage folder={path.slice(0, path.lastIndexOf('/'))} onAdd={insert} />}
    </>
  )
}

/** Puts an image beside the text, and the line that shows it into the text. */
function AddImage({ folder, onAdd }: { folder: string; onAdd: (image: string, line: string) => void }) {
  const [file, setFile] = useState<File>()
  const [shows, setShows] = useState('')
  const [caption, setCaption] = useState('')
  const [note, setNote] = useState('')
  const chosen = useRef<HTMLInputElement>(null)
  const add = async () => {
    if (!file || !shows.trim()) return setNote('Choose an image, and say what it shows.')
    const [, name = '', extension = ''] = /^(.*)\.(\w+)$/.exec(file.name.toLowerCase()) ?? []
    const image = `${asWord(name) || 'image'}.${extension}`
    const title = caption.trim() && ` "${caption.trim().replaceAll('"', '\\"')}"`
    try {
      await addImage(`${folder}/${image}`, file)
      onAdd(`${folder}/${image}`, `![${shows.trim()}](${image}${title})`)
      // The boxes are empty again: one press adds one image.
      if (chosen.current) chosen.current.value = ''
      setFile(undefined)
      setShows('')
      setCaption('')
      setNote(`The line that shows ${image} is in the text. Save writes both.`)
    } catch (error) {
      setNote((error as Error).message)
    }
  }
  return (
    <details className="many">
      <summary>Add an image</summary>
      <div className="field">
        <label htmlFor="image">Image</label>
        <p className="hint">{extensions.join(', ')}; up to 20 MB.</p>
        <input
          id="image"
          ref={chosen}
          type="file"
          accept={extensions.map((end) => `.${end}`).join()}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </div>
      <div className="field">
        <label htmlFor="image-shows">What it shows</label>
        <input id="image-shows" value={shows} onChange={(e) => setShows(e.target.value)} />
      </div>
      <div className="field">
        <label htmlFor="image-caption">Caption</label>
        <p className="hint">Optional.</p>
        <input id="image-caption" value={caption} onChange={(e) => setCaption(e.target.value)} />
      </div>
      <button type="button" onClick={add}>
        Add the image
      </button>
      <p role="status">{note}</p>
    </details>
  )
}
