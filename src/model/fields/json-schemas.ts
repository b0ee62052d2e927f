import { z } from 'zod'
import { companySchema, footerSchema, menuSchema, searchSchema } from '../schema/facts.ts'
import { article } from '../schema/insights.ts'
import { pageSchema } from '../schema/page.ts'
import { position } from '../schema/position.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What an editor's tool needs to help with each file, by kind: the schemas as JSON Schema. */
export function jsonSchemas(): Map<string, JsonSchema> {
  const kinds = pageSchema.options.flatMap((option): readonly z.ZodType[] =>
    'options' in option ? option.options : [option],
  )
  const pages = kinds.map((kind) => asJson(kind)).map((schema) => [nameOf(schema), schema] as const)
  const others = {
    article,
    position,
    company: companySchema,
    menu: menuSchema,
    footer: footerSchema,
    search: searchSchema,
  }
  return new Map([...pages, ...Object.entries(others).map(([name, schema]) => [name, asJson(schema)] as const)])
}

function asJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      // A file may give an address by its placeholder, such as {{tratoWebsite}}.
      if (jsonSchema.format === 'uri') delete jsonSchema.format
      // Zod's own bound; nobody writes a page with that number.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
}

/** The kind, or the status where that makes another page of it. */
function nameOf({ properties = {} }: JsonSchema): string {
  const constant = (field: string) => (properties[field] as JsonSchema | undefined)?.const
  const { default: isUsual } = (properties['status'] ?? {}) as JsonSchema
  return String((isUsual ? undefined : constant('status')) ?? constant('kind'))
}
