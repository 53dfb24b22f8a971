import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { UnsavedGuard } from '../../../../ui/unsaved-guard.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { FoundFood } from './found-food.tsx'
import { ImportActions } from './import-actions.tsx'
import type { ImportDraft } from './import-draft.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportSummary } from './import-summary.tsx'
import { LeftOutColumns } from './left-out-columns.tsx'
import { outcomeText } from './outcome-text.ts'
import type { Desk } from './use-import.ts'

/** The list as it was read: what is in it, what each column means, every row. */
export function ImportDesk({ desk, draft }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const navigate = useNavigate()
  const notify = useNotify()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    // The guard has to know before the address changes.
    flushSync(() => setLeaving(true))
    void navigate(paths.admin.participants(adminId))
  }
  const handleSend = async () => {
    try {
      const { imported, updated, isLeft } = await desk.send()
      if (isLeft) return window.scrollTo(0, 0)
      notify.success(outcomeText(t, { imported: draft.imported + imported, updated: draft.updated + updated }))
      leave()
    } catch (error) {
      notify.failure(error)
    }
  }
  return (
    <>
      <UnsavedGuard dirty={!isLeaving && (draft.touched || desk.numGood + desk.numUpdates > 0)} />
      {draft.imported + draft.updated > 0 && (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {outcomeText(t, draft)} {t('importPage.partly')}
        </Alert>
      )}
      <ImportSummary desk={desk} draft={draft} />
      {draft.imported + draft.updated === 0 && <LeftOutColumns columns={draft.columns} />}
      {draft.imported + draft.updated === 0 && (
        <ColumnMapping
          columns={draft.columns}
          touched={draft.touched}
          isReading={desk.isReading}
          onChange={desk.remap}
        />
      )}
      <FoundFood rows={draft.rows} />
      <ImportRows desk={desk} rows={draft.rows} />
      <ImportActions desk={desk} draft={draft} onSend={() => void handleSend()} onFinish={leave} />
    </>
  )
}
