import { readFile } from 'node:fs/promises'
import { type ImportPreview, type ParticipantReply, participantRoutes } from '@running-dinner/contract'
import { createTestApp } from './app.ts'
import { dinnerBody } from './bodies.ts'
import { givenDinner } from './given.ts'

/** An event in Germany, with lists of people of `fixtures/lists` as a browser sends them. */
export async function givenImport() {
  const test = await createTestApp()
  const { params } = await givenDinner(test, { basicDetails: { ...dinnerBody().basicDetails, country: 'DE' } })
  return {
    preview: async (file: string) => {
      const body = new FormData()
      const bytes = await readFile(new URL(`fixtures/lists/${file}`, import.meta.url))
      body.append('file', new File([bytes], file))
      const request = new Request('http://localhost', { method: 'POST', body })
      const { body: reply } = await test.app.inject({
        method: 'POST',
        url: `/api${participantRoutes.previewImport.path.replace(':adminId', params.adminId)}`,
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
      })
      return JSON.parse(reply) as ImportPreview
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
