/** What the tests need of a browser. Both engines take the W3C's actions, so only how they are sent differs. */
export interface Driver {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page, with values that JSON can carry. */
  run<Result, Args extends readonly unknown[]>(
    code: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  perform(actions: readonly Actions[]): Promise<void>
  /** Gives the page a size, in pixels. */
  resize(width: number, height: number): Promise<void>
  /** What the browser has complained about since it was last asked. */
  complaints(): Promise<string[]>
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** A list of the W3C's actions for one device (https://www.w3.org/TR/webdriver2/#actions). */
export interface Actions {
  type: 'key' | 'pointer'
  id: string
  actions: readonly Record<string, unknown>[]
}

/** A function and its arguments as one expression that a page can evaluate. */
export const asExpression = (code: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${code})(${args.map((value) => JSON.stringify(value)).join(',')})`
