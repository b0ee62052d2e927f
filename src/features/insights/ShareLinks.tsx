import { useEffect, useState } from 'react'

const look = 'inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4'

/** Ways to pass an article on that tell nobody else: the reader's own mail program, clipboard and share sheet. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const [awake, setAwake] = useState(false)
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  useEffect(() => setAwake(true), [])

  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  // The reader may close the sheet again; that is no error.
  const share = () => navigator.share({ title, url }).catch(() => {})

  return (
    <div className="mt-11 max-w-[42rem] rule-t pt-4 text-sm print:hidden" data-awake={awake ? '' : undefined}>
      <h2 className="sr-only">Share</h2>
      <div className="flex flex-wrap items-center gap-x-6">
        <a href={mailTo(title, url)} className={look}>
          Share by e-mail
        </a>
        {awake && 'clipboard' in navigator && (
          <button type="button" className={look} onClick={copy}>
            Copy link
          </button>
        )}
        {awake && 'share' in navigator && (
          <button type="button" className={look} onClick={share}>
            Share with an app
          </button>
        )}
        <p role="status" className="text-ink-2">
          {copied === 'yes' && 'Link copied'}
          {copied === 'failed' && `Copying is blocked here. The link is ${url}`}
        </p>
      </div>
    </div>
  )
}

function mailTo(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
}
