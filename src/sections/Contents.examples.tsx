import { Contents } from './Contents.tsx'

export const examples = {
  three: (
    <div className="wrap">
      <Contents
        contents={['What happened', 'Who is affected', 'Sources'].map((label, i) => ({ label, anchor: `part-${i}` }))}
      />
      {['What happened', 'Who is affected', 'Sources'].map((heading, i) => (
        <h2 key={heading} id={`part-${i}`}>
          {heading}
        </h2>
      ))}
    </div>
  ),
}
