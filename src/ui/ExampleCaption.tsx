interface ExampleCaptionProps {
  heading: string
  text: string
  /** In a column beside the drawing. */
  beside?: boolean
}

/** What a drawn case shows, over the drawing and across the page, or beside it. The figure is named by it: aria-labelledby="case". */
export function ExampleCaption({ heading, text, beside = false }: ExampleCaptionProps) {
  return (
    <figcaption className={`grid items-start gap-x-6 gap-y-2 ${beside ? '' : 'lg:grid-cols-2'}`}>
      <h2 id="case" className="display text-h3 lg:pr-6">
        {heading}
      </h2>
      <p className="text-sm text-ink-2">
        <span className="mr-2 text-xs font-medium text-brass">Drawn example</span>
        {text}
      </p>
    </figcaption>
  )
}
