import { DataTable } from '../ui/DataTable.tsx'

interface EntitiesProps {
  entities: readonly { name: string; role: string; register: string; number: string; check: string }[]
}

/** The legal entities of the group, each with the place where anybody can look it up. */
export function Entities({ entities }: EntitiesProps) {
  return (
    <section aria-labelledby="entities" className="mt-11">
      <h2 id="entities" className="display mb-4 text-h3">
        Legal entities
      </h2>
      <DataTable
        label="Entities and their registers"
        corner="Entity"
        columns={['Role', 'Register', 'Number']}
        rows={entities.map(({ name, role, register, number, check }) => ({
          name,
          values: [
            role,
            <a
              key="check"
              href={check}
              rel="noopener external"
              className="inline-block py-1 text-accent underline underline-offset-4"
            >
              {register}
            </a>,
            number,
          ],
        }))}
      />
    </section>
  )
}
