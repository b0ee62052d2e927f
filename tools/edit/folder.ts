/**
 * Runs in the browser. The desk reads and writes through the browser's folder interface (FileSystemDirectoryHandle);
 * this is one over the project's content, by way of tools/edit/server.ts.
 */

/** Every content file by its path, as the server lists them. */
let paths: string[] = []

const at = (path: string) => `/files/${path.split('/').map(encodeURIComponent).join('/')}`
const missing = (path: string) => new DOMException(`${path} is not there.`, 'NotFoundError')

/** The server does not say it of images. */
const typeOf = (name: string) => {
  const [, extension = ''] = /\.(png|jpe?g|webp|avif|svg)$/.exec(name) ?? []
  return extension && `image/${extension.replace('jpg', 'jpeg').replace('svg', 'svg+xml')}`
}

class ProjectFile {
  readonly kind = 'file'
  readonly name: string
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    this.name = path.split('/').at(-1) ?? ''
  }

  async getFile() {
    const answer = await fetch(at(this.#path))
    return new File([answer.ok ? await answer.blob() : ''], this.name, { type: typeOf(this.name) })
  }

  async createWritable() {
    const chunks: BlobPart[] = []
    return {
      write: async (chunk: BlobPart) => void chunks.push(chunk),
      close: async () => {
        const answer = await fetch(at(this.#path), { method: 'PUT', body: new Blob(chunks) })
        if (!answer.ok) throw new Error(await answer.text())
        if (!paths.includes(this.#path)) paths.push(this.#path)
      },
    }
  }
}

class ProjectFolder {
  readonly kind = 'directory'
  readonly name: string
  readonly #path: string

  constructor(path: string) {
    this.#path = path
    this.name = path.split('/').at(-1) ?? ''
  }

  async getDirectoryHandle(name: string) {
    return new ProjectFolder(this.#inner(name))
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const path = this.#inner(name)
    if (!create && !paths.includes(path)) throw missing(path)
    return new ProjectFile(path)
  }

  async removeEntry(name: string) {
    const path = this.#inner(name)
    if (!paths.includes(path)) throw missing(path)
    await fetch(at(path), { method: 'DELETE' })
    paths = paths.filter((other) => other !== path)
  }

  async *entries(): AsyncGenerator<[string, ProjectFile | ProjectFolder]> {
    const start = this.#path === '' ? '' : `${this.#path}/`
    const inside = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length).split('/'))
    for (const name of new Set(inside.map(([first = '']) => first))) {
      const isFile = paths.includes(start + name)
      yield [name, isFile ? new ProjectFile(start + name) : new ProjectFolder(start + name)]
    }
  }

  #inner(name: string) {
    return this.#path === '' ? name : `${this.#path}/${name}`
  }
}

/** Puts the project in the place of the browser's own folder, before the desk asks for it. */
export async function replaceBrowserFolder(): Promise<void> {
  paths = await (await fetch('/files')).json()
  // The desk asks for a folder of its own inside the browser's; here that is the project itself.
  const outside = { getDirectoryHandle: async () => new ProjectFolder('') }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => outside })
  // Without it the desk writes straight to the file, not to a second one that it renames.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
}
