interface RemarksProps {
  remarks: readonly { title: string; text: string }[]
}

/** What happens in a drawing, in order, each behind the number that it has there. */
export function Remarks({ remarks }: RemarksProps) {
  return (
    <ol className="remarks">
      {remarks.map(({ title, text }, i) => (
        <li key={title}>
          <span className="figures" aria-hidden="true">
            {i + 1}
          </span>
          <h3 className="font-medium">{title}</h3>
          <p className="text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
