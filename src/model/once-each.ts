/**
 * Finds each answer once for the same object. A page whose file has not changed is the same object from one reading to the
 * next (remembered.ts), so whoever saves one file waits for the rules of one page.
 */
export function onceEach<Asked extends object, Answer>(find: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new WeakMap<Asked, { answer: Answer }>()
  return (asked) => {
    const found = known.get(asked) ?? { answer: find(asked) }
    known.set(asked, found)
    return found.answer
  }
}
