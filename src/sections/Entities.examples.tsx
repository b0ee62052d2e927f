import { Entities } from './Entities.tsx'

export const examples = {
  one: (
    <div className="wrap">
      <Entities
        entities={[
          {
            name: 'Example Holding',
            role: 'Owns the others',
            register: 'Register of Companies',
            number: '000000',
            check: 'https://example.com/register',
          },
        ]}
      />
    </div>
  ),
}
