import fc from 'fast-check'
import type { ApiDescription, DescribedOperation } from './described-operations.ts'
import { hostile, hostileTexts, type IdMark, idMark, texts, valueArbitraries } from './value-arbitraries.ts'

interface Mutation {
  kind: 'replace' | 'remove' | 'add'
  /** Which of all positions of the value. */
  at: number
  value: unknown
}

type Form = 'described' | 'example'

export interface FuzzedCall {
  operation: DescribedOperation
  event: 0 | 1
  /** Ids and secrets of the path; a hostile text instead of one of them. */
  params: Readonly<Record<string, IdMark | string>>
  query: Readonly<Record<string, unknown>>
  body: unknown
  /** An example that is accepted where there is one, or a value of the described schema. */
  form: Form
  /** Which example, where a call has several. */
  example: number
  mutations: readonly Mutation[]
  sentAs: SentAs
  upload: Upload | undefined
  headers: Readonly<Record<string, string>>
  again: 'no' | 'with the key' | 'without a key'
}

const bodyKinds = ['json', 'cut json', 'text', 'form', 'multipart', 'no type', 'nothing', 'wrong charset'] as const
export type SentAs = (typeof bodyKinds)[number]

export interface Upload {
  file: string
  boundary: string
  malformed: 'no' | 'unterminated' | 'other boundary' | 'no boundary' | 'garbage' | 'many parts' | 'no file'
  fieldName: string
  mapping: string | undefined
}

const files = fc.oneof(
  fc.constantFrom(
    'Vorname;Nachname;E-Mail\nAnna;Berg;anna@guests.example\n',
    'firstname,lastname,email,street,zip,city\nAnna,Berg,anna@guests.example,Weg 1,79100,Freiburg\n',
    '',
    '\uFEFF',
    'PK\u0003\u0004garbage',
    '\u0089PNG\r\n\u001a\ngarbage',
    '"unclosed;quote\n'.repeat(20),
    ';'.repeat(5_000),
    'a\u0000b;c\n'.repeat(3),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

const uploads: fc.Arbitrary<Upload> = fc.record({
  file: files,
  boundary: fc.constantFrom('abc', '----x', "a'()+_,-./:=?b"),
  malformed: fc.oneof(
    { arbitrary: fc.constant('no' as const), weight: 4 },
    {
      arbitrary: fc.constantFrom(
        ...(['unterminated', 'other boundary', 'no boundary', 'garbage', 'many parts', 'no file'] as const),
      ),
      weight: 3,
    },
  ),
  fieldName: fc.constantFrom('file', 'file', 'file', 'avatar', '__proto__', ''),
  mapping: fc.option(fc.constantFrom('{}', '{', '[]', 'null', '{"0":"email"}', '{"__proto__":1}', '"x"'), {
    nil: undefined,
  }),
})

const mutations: fc.Arbitrary<Mutation[]> = fc.oneof(
  { arbitrary: fc.constant<Mutation[]>([]), weight: 2 },
  {
    arbitrary: fc.array(
      fc.record<Mutation>({
        kind: fc.constantFrom<Mutation['kind']>('replace', 'replace', 'remove', 'add'),
        at: fc.nat(60),
        // A text is often accepted, and then read back.
        value: fc.oneof(hostile, texts),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    weight: 3,
  },
)

const rarely = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: usual, weight: 8 }, { arbitrary: rare, weight: 1 })

const headers: fc.Arbitrary<Record<string, string>> = rarely(
  fc.constant({}),
  fc.dictionary(
    fc.constantFrom(
      'if-match',
      'if-none-match',
      'accept-language',
      'idempotency-key',
      'authorization',
      'range',
      'accept',
    ),
    fc.oneof(
      fc.constantFrom(
        '',
        '*',
        '"0"',
        '"999999999"',
        '"99999999999"',
        'W/"1"',
        'x'.repeat(200),
        'de;q=x',
        'Bearer',
        'Bearer x',
      ),
      // Names and values of headers are Latin-1.
      fc.string({ minLength: 1, maxLength: 12 }),
    ),
    { minKeys: 1, maxKeys: 2 },
  ),
)

const sentAs = rarely<SentAs>(fc.constant('json'), fc.constantFrom(...bodyKinds))
const again = fc.constantFrom('no', 'no', 'with the key', 'without a key')

/** Any call of the document, as described, with other values, or in another form. */
export function callArbitrary({ operations, resolve }: ApiDescription): fc.Arbitrary<FuzzedCall> {
  const { valuesFor } = valueArbitraries({ resolve })
  const callOf = (operation: DescribedOperation): fc.Arbitrary<FuzzedCall> =>
    fc.record({
      operation: fc.constant(operation),
      event: fc.constantFrom(0, 1),
      params: fc.record(
        Object.fromEntries(
          operation.params.map((name) => [
            name,
            rarely<IdMark | string>(idMark(name), fc.constantFrom(...hostileTexts)),
          ]),
        ),
      ),
      query: fc.record(
        Object.fromEntries(
          operation.query.map(({ name, schema }) => [name, rarely<unknown>(valuesFor(schema, name), hostile)]),
        ),
        { requiredKeys: operation.query.filter(({ required }) => required).map(({ name }) => name) },
      ),
      body: operation.body && !operation.body.isUpload ? valuesFor(operation.body.schema, '') : fc.constant(undefined),
      form: fc.constantFrom<Form>('described', 'example'),
      example: fc.nat(5),
      mutations: operation.body ? mutations : fc.constant([]),
      sentAs: operation.body ? sentAs : rarely<SentAs>(fc.constant('nothing'), fc.constantFrom(...bodyKinds)),
      upload: operation.body?.isUpload ? uploads : fc.constant(undefined),
      headers,
      again: operation.method === 'GET' ? fc.constant('no' as const) : again,
    })
  const weightOf = ({ method, body }: DescribedOperation) => (method === 'GET' ? 1 : body ? 4 : 2)
  return fc.oneof(...operations.map((operation) => ({ arbitrary: callOf(operation), weight: weightOf(operation) })))
}
