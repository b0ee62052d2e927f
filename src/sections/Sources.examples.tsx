import { Sources } from './Sources.tsx'

export const examples = {
  three: (
    <div className="wrap">
      <Sources
        sources={[
          { by: 'An international body', title: 'Tokenization of Financial Assets', date: '2025' },
          { by: 'A parliament', title: 'A regulation', date: '2025-10-14', url: 'https://example.org/regulation' },
          {
            by: 'Rechtsschutzversicherungsgesellschaften',
            title: 'Rechtsschutzversicherungsgesellschaften und ihre Zahl',
          },
        ]}
      />
    </div>
  ),
}
