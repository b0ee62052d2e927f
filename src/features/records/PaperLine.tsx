interface PaperLineProps {
  /** The paper it stands on. */
  sheet: string
  line: { label?: string | undefined; text?: string | undefined }
  className: string
}

/** What one paper says in one row; a wide screen has the paper's name on top, so there it is for ears alone. */
export function PaperLine({ sheet, line: { label, text }, className }: PaperLineProps) {
  if (!label && !text) return <div className={`sheet none ${className}`} />
  return (
    <div className={`sheet ${className}`}>
      <p className="on">
        {sheet}
        <span className="for-ears">: </span>
      </p>
      <p className="line">
        {label && (
          <span className="label">
            {label}
            <span className="for-ears">: </span>
          </span>
        )}
        {text ? <span className="said">{text}</span> : <span className="empty">Nothing there</span>}
      </p>
    </div>
  )
}
