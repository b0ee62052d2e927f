import { Finding } from './Finding.tsx'

export const examples = {
  finding: (
    <figure className="wrap">
      <Finding
        title="Every record begins outside, and none leaves unsigned"
        text="One of them passes by analysis."
        note="A filled square is a signature."
      />
    </figure>
  ),
}
