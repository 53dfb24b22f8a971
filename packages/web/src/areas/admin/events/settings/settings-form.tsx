import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applyIssues, Form, throwAway } from '../../../../ui/form/index.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { type SettingsSectionId, settingsSections } from './settings-section.tsx'

interface SettingsFormProps<Values extends FieldValues, Output> {
  section: SettingsSectionId
  form: UseFormReturn<Values, unknown, Output>
  /** Asks where needed, saves and confirms. False when the question was dismissed. */
  onSave: (output: Output) => Promise<boolean>
  /** Maps a field of the reply to the form's name for it. */
  rename?: (field: string) => string
  /** Rendered after the buttons. */
  aside?: ReactNode
  children: ReactNode
}

/** A section with a save button of its own, enabled once there is a change. */
export function SettingsForm<Values extends FieldValues, Output>(props: SettingsFormProps<Values, Output>) {
  const { t } = useTranslation('settings')
  const { section, form, rename } = props
  const { dirtyFields, isSubmitting } = form.formState
  const isDirty = Object.keys(dirtyFields).length > 0
  const toast = useToast()
  useReportUnsaved(section, isDirty)
  const handleSubmit = async (output: Output) => {
    try {
      if (await props.onSave(output)) form.reset(form.getValues(), throwAway)
    } catch (error) {
      applyIssues(form, error, toast.error, rename)
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

type Report = (section: SettingsSectionId, dirty: boolean) => void

type Depart = (act: () => Promise<void>) => Promise<void>

const ReportContext = createContext<Report>(() => undefined)
const DepartContext = createContext<Depart>((act) => act())

/** One guard for several forms; it names the sections with unsaved changes. */
export function UnsavedSections({ children }: { children: ReactNode }) {
  const { t } = useTranslation('settings')
  const [dirty, setDirty] = useState<ReadonlySet<SettingsSectionId>>(new Set())
  const report = useCallback<Report>((section, isDirty) => {
    setDirty((before) => {
      if (before.has(section) === isDirty) return before
      const after = new Set(before)
      if (isDirty) after.add(section)
      else after.delete(section)
      return after
    })
  }, [])
  const [isDeparting, setIsDeparting] = useState(false)
  const depart = useCallback<Depart>(async (act) => {
    setIsDeparting(true)
    await act().finally(() => setIsDeparting(false))
  }, [])
  const names = useMemo(
    () =>
      settingsSections
        .filter((section) => dirty.has(section))
        .map((section) => t(`sections.${section}`))
        .join(', '),
    [dirty, t],
  )
  return (
    <ReportContext value={report}>
      <UnsavedGuard dirty={dirty.size > 0 && !isDeparting} message={t('leave', { sections: names })} />
      <DepartContext value={depart}>{children}</DepartContext>
    </ReportContext>
  )
}

/** Turns the guard off for actions that were just confirmed. */
export function useDepart(): Depart {
  return useContext(DepartContext)
}

/** Reports the unsaved changes of one form to the guard. */
function useReportUnsaved(section: SettingsSectionId, isDirty: boolean): void {
  const report = useContext(ReportContext)
  useEffect(() => {
    report(section, isDirty)
    return () => report(section, false)
  }, [report, section, isDirty])
}
