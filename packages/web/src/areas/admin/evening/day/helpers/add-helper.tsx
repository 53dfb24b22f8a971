import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { helperInput } from '@running-dinner/contract/evening-helpers.ts'
import { useTranslation } from 'react-i18next'
import { useAddHelper } from '../../../../../features/evening/day/evening-helpers.api.ts'
import { applyIssues, Form, TextInput, useContractForm } from '../../../../../ui/form/index.ts'
import { useNotify } from '../../../../../ui/notifications.tsx'
import { useTonight } from '../evening-context.tsx'

const empty = { name: '', phone: '' }

/** A name is enough for a link. */
export function AddHelper() {
  const { t } = useTranslation('helpers')
  const { secret } = useTonight()
  const notify = useNotify()
  const add = useAddHelper(secret)
  const form = useContractForm(helperInput, { defaultValues: empty })
  const handleSubmit = (helper: typeof empty) =>
    add.mutateAsync(helper).then(
      ({ name }) => {
        notify.success(t('added', { name }))
        form.reset(empty)
      },
      (error: unknown) => applyIssues(form, error, notify.error),
    )
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextInput name="name" label={t('name')} autoComplete="off" required />
        <TextInput name="phone" label={t('phone')} type="tel" autoComplete="off" help={t('phoneHint')} />
        <Box>
          <Button type="submit" variant="contained" loading={add.isPending}>
            {t('add')}
          </Button>
        </Box>
      </Box>
    </Form>
  )
}
