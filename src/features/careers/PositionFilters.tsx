import { FormField, pickerLook } from '../../ui/FormField.tsx'
import { type Filterable, type Filters, optionsOf } from './filter.ts'

const names = [
  { field: 'department', label: 'Department', all: 'All departments' },
  { field: 'location', label: 'Location', all: 'All locations' },
] as const

interface PositionFiltersProps {
  postings: readonly Filterable[]
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Two lists that combine, each choice with how many positions it would show. */
export function PositionFilters({ postings, filters, onChange }: PositionFiltersProps) {
  return (
    <div className="mb-6 grid max-w-[36rem] gap-5 sm:grid-cols-2">
      {names.map(({ field, label, all }) => (
        <FormField key={field} name={field} label={label}>
          {(control) => (
            <select
              className={pickerLook}
              value={filters[field] ?? ''}
              onChange={({ target }) => {
                const { [field]: _before, ...other } = filters
                onChange(target.value ? { ...other, [field]: target.value } : other)
              }}
              {...control}
            >
              <option value="">{all}</option>
              {optionsOf(postings, field, filters).map(({ value, count }) => (
                <option key={value} value={value}>
                  {`${value} (${count})`}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ))}
    </div>
  )
}
