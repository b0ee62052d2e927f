import { TableLink } from './TableLink.tsx'

export const examples = {
  short: <TableLink name="ETP" href="#etp" />,
}
