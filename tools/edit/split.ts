/** A content file as its YAML and what stands around it: a Markdown file has fences and a text below. */
export interface Parts {
  before: string
  yaml: string
  between: string
  body: string
}

export function split(file: string, text: string): Parts {
  const parts = file.endsWith('.md') && /^(\uFEFF?---\r?\n)([\s\S]*?)(?<=\n)(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text)
  if (!parts) return { before: '', yaml: text, between: '', body: '' }
  const [, before = '', yaml = '', between = '', body = ''] = parts
  return { before, yaml, between, body }
}
