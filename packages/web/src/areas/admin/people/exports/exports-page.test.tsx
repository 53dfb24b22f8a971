import { teamRoutes } from '@running-dinner/contract/plan'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { given, reply } from '../../../../../test/server.ts'
import { ExportsPage } from './exports-page.tsx'

async function show(...names: [firstnamePart: string, lastname: string][]) {
  const teamMembers = names.map(([firstnamePart, lastname], at) => exampleMember(`p${at}`, { firstnamePart, lastname }))
  const teams = [{ ...exampleTeam(1, {}), teamMembers }]
  given(reply(teamRoutes.list, { teams, dinnerAdminId: 'admin-1', planVersion: 1 }))
  await renderAdminPage(<ExportsPage />, { path: 'exports' })
  await screen.findByRole('heading', { name: 'Paper' })
}

test('names people whose names the papers cannot print, and leads to them', async () => {
  await show(['王芳', 'Groß'], ['Łucja', 'Ďuriš'], ['Mia 🌸', 'Öztürk'])
  const warning = screen.getByRole('alert')
  expect(warning.textContent).toContain('1 name has letters that can’t be printed')
  expect(
    within(warning)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['王芳 Groß'])
})

test('warns of nothing when all names can be printed', async () => {
  await show(['שרה', 'כהן'], ['Αθηνά', 'Пловдив'])
  expect(screen.queryByRole('alert')).toBeNull()
})
