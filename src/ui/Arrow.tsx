import { Icon } from './Icon.tsx'

/** After the last word of a link's title; it moves on when the `group` around it is pointed at. */
export function Arrow() {
  return (
    <Icon name="right" className="ml-2.5 text-lg text-accent transition-[translate] group-hover:[translate:0.25rem]" />
  )
}
