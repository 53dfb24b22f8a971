import { build } from 'vite'
import { expect, test } from 'vitest'
import { oneByteText, usedStyles } from './build.ts'

/** What is built of a module. */
async function built(source: string): Promise<string> {
  const load = { name: 'source', resolveId: (id: string) => id, load: () => source }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [load, oneByteText()],
    build: { ssr: true, write: false, rolldownOptions: { input: 'source.js' } },
  })
  if (!('output' in output)) throw new Error('one build has one output')
  return output.output[0].code
}

test('text outside Latin-1 is escaped and means the same when the module is loaded', async () => {
  const code = await built('export const texts = ["Gäste – „heute“", `💿`, /^[–💿]$/u.test("💿")]')
  expect(code).toMatch(/^[\0-\xff]*$/)
  const { texts } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { texts: unknown }
  expect(texts).toEqual(['Gäste – „heute“', '💿', true])
})

test('a letter after a backslash stays, because the escape would be read as text', async () => {
  const code = await built('export const dash = /\\–/')
  const { dash } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { dash: RegExp }
  expect(dash.test('–')).toBe(true)
})

test('styles keep the rules without classes and those of classes that the code names', () => {
  const styles =
    '@layer a{p{margin:0}._1a0{color:red}._1a0 ._1a1{color:#00f}._1a0:hover{top:0}._2b:hover{top:0}}._1a{left:0}'
  expect(usedStyles(styles, 'var x="_1a0 other"')).toBe('@layer a{p{margin:0}._1a0{color:red}._1a0:hover{top:0}}')
  expect(usedStyles(styles, 'x=["_1a0","_1a1"]')).toContain('._1a0 ._1a1{color:#00f}')
})
