import { expect, test } from 'vitest'
import { activityText } from './activity-text.ts'

test('what a person typed is no markup in the message for clients without phrases', () => {
  const { activityMessage } = activityText('en', {
    activityType: 'CUSTOM_ADMIN_CHANGE',
    code: 'participant_created',
    data: { name: '<b>Ada & Co</b>' },
  })
  expect(activityMessage).toContain('&lt;b&gt;Ada &amp; Co&lt;/b&gt;')
})
