import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applyIssues, Form, throwAway } from '../../../ui/form/index.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import type { SettingsSectionId } from './settings-sections.ts'
import { useReportUnsaved } from './unsaved-sections.tsx'

interface SettingsFormProps<Values extends FieldValues, Output> {
  section: SettingsSectionId
  form: UseFormReturn<Values, unknown, Output>
  /** Asks what there is to ask, saves and says so; false: the person thought better of it. */
  onSave: (output: Output) => Promise<boolean>
  /** A field of the answer, as the form spells it. */
  rename?: (field: string) => string
  /** Beside the buttons, at their end. */
  aside?: ReactNode
  children: ReactNode
}

/** A section that saves by itself: buttons appear alive once there is something to save or to throw away. */
export function SettingsForm<Values extends FieldValues, Output>(props: SettingsFormProps<Values, Output>) {
  const { t } = useTranslation('settings')
  const { section, form, rename } = props
  const { dirtyFields, isSubmitting } = form.formState
  const isDirty = Object.keys(dirtyFields).length > 0
  const notify = useNotify()
  useReportUnsaved(section, isDirty)
  const handleSubmit = async (output: Output) => {
    try {
      if (await props.onSave(output)) form.reset(form.getValues(), throwAway)
    } catch (error) {
      applyIssues(form, error, notify.error, rename)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 2.5 } }}>{props.children}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 3 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty}>
          {t('save')}
        </Button>
        {isDirty && !isSubmitting && <Button onClick={() => form.reset(undefined, throwAway)}>{t('discard')}</Button>}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isDirty && !isSubmitting && t('unsaved')}
        </Typography>
        {props.aside && <Box sx={{ ml: { sm: 'auto' } }}>{props.aside}</Box>}
      </Box>
    </Form>
  )
}
