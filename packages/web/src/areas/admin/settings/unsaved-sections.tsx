import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { type SettingsSectionId, settingsSections } from './settings-sections.ts'

type Report = (section: SettingsSectionId, dirty: boolean) => void

type Depart = (act: () => Promise<void>) => Promise<void>

const ReportContext = createContext<Report>(() => undefined)
const DepartContext = createContext<Depart>((act) => act())

/** Several forms, one guard: it names the sections that would lose something. */
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

/** For what leaves the page because it was just confirmed: nobody is asked a second time. */
export function useDepart(): Depart {
  return useContext(DepartContext)
}

/** A form of the page says whether leaving would lose something. */
export function useReportUnsaved(section: SettingsSectionId, isDirty: boolean): void {
  const report = useContext(ReportContext)
  useEffect(() => {
    report(section, isDirty)
    return () => report(section, false)
  }, [report, section, isDirty])
}
