import { Posted } from './Posted.tsx'

export const examples = {
  usual: (
    <div className="wrap">
      <Posted date="2026-09-01" />
    </div>
  ),
}
