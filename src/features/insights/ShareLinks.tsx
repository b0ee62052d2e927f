const look =
  'not-[[hidden]]:inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4 hover:decoration-2'

/**
 * Ways to pass an article on that tell nobody else: the reader's own mail program, clipboard and share sheet. The last
 * two need a script: share.ts shows those the browser can do.
 */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <div className="mt-11 max-w-[42rem] rule-t pt-4 text-sm print:hidden" data-share={title}>
      <h2 className="sr-only">Share</h2>
      <div className="flex flex-wrap items-center gap-x-6">
        <a href={mailTo(title, url)} className={look}>
          Share by email
        </a>
        <button type="button" data-copy="" hidden className={look}>
          Copy link
        </button>
        <button type="button" data-send="" hidden className={look}>
          Share with an app
        </button>
        <p role="status" className="text-ink-2" />
      </div>
    </div>
  )
}

function mailTo(title: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
}
