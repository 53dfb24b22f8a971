import { expect, test } from '@playwright/test'

test('the API page lists the calls and tries one out without violating the security policy', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) complaints.push(request.url())
  })
  await page.goto('/api/docs')
  await page.locator('[data-tag="master data"]').click()
  await page.locator('.opblock-summary', { hasText: 'registrationtypes' }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.locator('.live-responses-table td.response-col_status').last()).toContainText('200')
  expect(complaints).toEqual([])
})
