import { LeadRow } from './LeadRow.tsx'

export const examples = {
  'two sentences': (
    <LeadRow
      first="This is for institutions that ask where a reported value comes from."
      rest="It gives no personal advice."
    />
  ),
}
