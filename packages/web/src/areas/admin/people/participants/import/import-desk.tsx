import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { columnNoticeCodes, foundFood, nothingToImport } from '@running-dinner/domain/people'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useNavigate } from 'react-router'
import { paths } from '../../../../../lib/paths.ts'
import { ActionBar } from '../../../../../ui/action-bar.tsx'
import { useToast } from '../../../../../ui/toasts.tsx'
import { UnsavedGuard } from '../../../../../ui/unsaved-guard.tsx'
import { useSavedChange } from '../../../messages/notification-status/use-notify-link.ts'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import type { DraftRow } from './check-rows.ts'
import { ColumnMapping, useRereading } from './column-mapping.tsx'
import { ForAllRowsCard } from './for-all-rows-card.tsx'
import { type ImportDraft, isGood } from './import-draft.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportSummary, OtherSheets, RowsSetAside } from './import-summary.tsx'
import { mappingOf, withField } from './update-row.ts'
import type { Desk } from './use-import.ts'

/** The file as read: summary, mapping of the columns, rows. */
export function ImportDesk({ desk, draft }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const navigate = useNavigate()
  const toast = useToast()
  const savedChange = useSavedChange()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    // The guard must see the new state before the address changes.
    flushSync(() => setLeaving(true))
    void navigate(paths.admin.participants(adminId))
  }
  const handleSend = async () => {
    try {
      const { imported, updated, isLeft } = await desk.send()
      if (isLeft) return window.scrollTo(0, 0)
      void savedChange(outcomeText(t, { imported: draft.imported + imported, updated: draft.updated + updated }))
      leave()
    } catch (error) {
      toast.failure(error)
    }
  }
  const rest = restText(t, desk)
  return (
    <>
      <UnsavedGuard dirty={!isLeaving && (draft.touched || desk.numGood + desk.numUpdates > 0)} />
      {draft.imported + draft.updated > 0 && rest !== '' && (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {outcomeText(t, draft)} {rest}
        </Alert>
      )}
      <ImportSummary desk={desk} draft={draft} />
      {draft.imported + draft.updated === 0 && <OtherSheets desk={desk} draft={draft} />}
      <RowsSetAside desk={desk} draft={draft} />
      <PairOffers desk={desk} />
      <ForAllRowsCard desk={desk} draft={draft} />
      {draft.imported + draft.updated === 0 && <LeftOutColumns desk={desk} draft={draft} />}
      {draft.imported + draft.updated === 0 && (
        <ColumnMapping
          columns={draft.columns}
          rows={draft.rows}
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

/** Columns that have no field, so that their loss is noticed; one press takes them along as notes. */
function LeftOutColumns({ desk, draft: { columns, touched } }: { desk: Desk; draft: ImportDraft }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const reread = useRereading(touched)
  const handlePlace = (column: number) => reread(() => desk.remap(withField(mappingOf(columns), column, 'notes')))
  const notices = columnNoticeCodes.flatMap((notice) => {
    const named = columns.flatMap((draftColumn, column) =>
      draftColumn.notice === notice ? [{ ...draftColumn, column }] : [],
    )
    return named.length > 0 ? [{ notice, named }] : []
  })
  if (notices.length === 0) return null
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {notices.map(({ notice, named }) => (
        <Box key={notice} sx={{ overflowWrap: 'anywhere' }}>
          {t(`importPage.notices.${notice}`, {
            count: named.length,
            columns: named.map(({ header }) => header).join(', '),
          })}
          {notice !== 'ALLERGENS_OFF' && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {named.map(({ header, numFilled: count, column }) => (
                <Box
                  component="li"
                  key={column}
                  sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
                >
                  {t('importPage.notices.filled', { header, count })}
                  <Button
                    size="small"
                    disabled={desk.isReading}
                    aria-label={t('importPage.notices.placeOf', { header })}
                    onClick={() => void handlePlace(column)}
                  >
                    {t('importPage.notices.place')}
                  </Button>
                </Box>
              ))}
            </Box>
          )}
        </Box>
      ))}
      <Link
        component={RouterLink}
        to={`${paths.admin.settings(adminId)}#form`}
        sx={{ display: 'inline-block', py: 0.5 }}
      >
        {t('importPage.notices.settings')}
      </Link>
    </Alert>
  )
}

/** Offers to make pairs of rows that share mailbox and home, and of rows that may be two people. One such row has its own button. */
function PairOffers({ desk }: { desk: Desk }) {
  const { t } = useTranslation('participants')
  const [couples, unsure] = [desk.couples.length, desk.unsure.length]
  return (
    <>
      {couples > 0 && (
        <Offer
          text={t('importPage.couples.found', { count: couples })}
          action={t('importPage.couples.pair', { count: couples })}
          onTake={desk.pairCouples}
        />
      )}
      {unsure > 1 && (
        <Offer
          text={t('importPage.pair.unsure', { count: unsure })}
          action={t('importPage.pair.splitAll', { count: unsure })}
          onTake={() => desk.splitUnsure(t('importPage.pair.companion'))}
        />
      )}
    </>
  )
}

function Offer({ text, action, onTake }: { text: string; action: string; onTake: () => void }) {
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            onTake()
            // The button leaves with the offer.
            document.getElementById('import-rows')?.focus({ preventScroll: true })
          }}
        >
          {action}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

const codes = [
  ['import_food_taken_over', 'takenOver', 'info'],
  ['import_food_left', 'left', 'warning'],
] as const

/** Says that food was found in columns that hosts never see. */
function FoundFood({ rows }: { rows: readonly DraftRow[] }) {
  const { t } = useTranslation('participants')
  return codes.map(([code, phrase, severity]) => {
    const issues = rows.map((row) => (row.skipped ? [] : row.issues.filter(({ message }) => message === code)))
    const count = issues.filter((rowIssues) => rowIssues.length > 0).length
    if (count === 0) return null
    const columns = [...new Set(issues.flat().flatMap((issue) => foundFood(issue)?.column ?? []))]
    return (
      <Alert key={code} severity={severity} sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {t(`importPage.food.${phrase}`, {
          count,
          columns: columns.map((name) => t('importPage.food.quoted', { name })).join(', '),
        })}
      </Alert>
    )
  })
}

interface ImportActionsProps {
  desk: Desk
  draft: ImportDraft
  onSend: () => void
  onFinish: () => void
}

/** The main button of the page; it stays visible while a long list scrolls. */
function ImportActions({ desk, draft, onSend, onFinish }: ImportActionsProps) {
  const { t } = useTranslation('participants')
  const count = desk.numGood + desk.numUpdates
  const leftOut = draft.rows.filter((row) => !isGood(row)).length
  return (
    // On a phone over the margin to the end of the page.
    <ActionBar sx={{ mt: 3, mb: { xs: -3, md: 0 } }}>
      {desk.isSending && <LinearProgress aria-label={t('importPage.submitting', { count })} sx={{ mb: 1.5 }} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        {count > 0 && (
          <Button variant="contained" loading={desk.isSending} onClick={onSend}>
            {submitText(t, desk)}
          </Button>
        )}
        {draft.imported + draft.updated > 0 && (
          <Button variant={count > 0 ? 'outlined' : 'contained'} onClick={onFinish} disabled={desk.isSending}>
            {t('importPage.finish')}
          </Button>
        )}
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {desk.isSending
            ? t('importPage.submitting', { count })
            : count === 0
              ? t(`importPage.${nothingToImport(desk)}`, { count: desk.numBroken })
              : leftOut > 0 && t('importPage.leftOut', { count: leftOut })}
        </Typography>
      </Box>
    </ActionBar>
  )
}

/** How many people were added and how many updated; zeros are left out. */
function outcomeText(
  t: TFunction<'participants'>,
  { imported, updated }: { imported: number; updated: number },
): string {
  const parts = [
    imported > 0 || updated === 0 ? t('importPage.done', { count: imported }) : '',
    updated > 0 ? t('importPage.updated', { count: updated }) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** What is left of the file after a part of it was imported; nothing when the rest was skipped, and the page is left. */
function restText(
  t: TFunction<'participants'>,
  { numGood, numBroken, numKnown }: Pick<Desk, 'numGood' | 'numBroken' | 'numKnown'>,
): string {
  if (numBroken + numGood > 0) return t('importPage.partly')
  return numKnown > 0 ? t('importPage.restKnown', { count: numKnown }) : ''
}

/** The label of the button. */
function submitText(
  t: TFunction<'participants'>,
  { numGood, numUpdates }: { numGood: number; numUpdates: number },
): string {
  if (numUpdates === 0) return t('importPage.submit', { count: numGood })
  if (numGood === 0) return t('importPage.submitUpdates', { count: numUpdates })
  return t('importPage.submitBoth', { people: numGood, updates: numUpdates })
}
