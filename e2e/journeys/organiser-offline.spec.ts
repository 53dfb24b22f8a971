import { expect, test } from '@playwright/test'
import { createPublicEvent } from '../public-event.ts'
import { type Language, wordsOf } from '../words.ts'

test('offline a press that needs more code says so, and works at the next press with a connection', async ({
  page,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { link, error } = wordsOf(language).common
  const { adminId } = await createPublicEvent(baseURL ?? '', { language })
  await page.goto(`/admin/${adminId}`)
  const qr = page.getByRole('button', { name: link.showQr })
  await expect(qr).toBeVisible()
  await page.context().setOffline(true)
  await qr.click()
  await expect(page.getByText(error.offline)).toBeVisible()
  await expect(qr).toHaveAttribute('aria-expanded', 'false')
  await page.context().setOffline(false)
  await qr.click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
})
