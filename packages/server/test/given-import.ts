import { readFile } from 'node:fs/promises'
import { type ImportPreview, type ParticipantReply, participantRoutes } from '@running-dinner/contract'
import { createTestApp } from './app.ts'
import { dinnerBody } from './bodies.ts'
import { givenDinner } from './given.ts'

/** An event in Germany, with lists of people of `fixtures/lists` as a browser sends them. */
export async function givenImport() {
  const test = await createTestApp()
  const { params } = await givenDinner(test, { basicDetails: { ...dinnerBody().basicDetails, country: 'DE' } })
  const previewOf = async (bytes: Uint8Array, filename = 'liste.csv') => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], filename))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const body = Buffer.from(await request.arrayBuffer())
    return test.call(participantRoutes.previewImport, { params, headers, body })
  }
  return {
    app: test,
    params,
    previewOf,
    preview: async (file: string) => {
      const bytes = await readFile(new URL(`fixtures/lists/${file}`, import.meta.url))
      return (await previewOf(bytes, file)).body as ImportPreview
    },
    send: (rows: object[], forAll?: object) =>
      test.call(participantRoutes.import, { params, body: { rows, ...(forAll && { forAll }) } as never }),
    people: async () => {
      const { body } = await test.call(participantRoutes.list, { params })
      const { participants, participantsWaitingList } = body as Record<string, ParticipantReply[]>
      return [...(participants ?? []), ...(participantsWaitingList ?? [])]
    },
  }
}
