import { mdiAccountSyncOutline, mdiAlertCircle, mdiCheckCircle, mdiDebugStepOver, mdiInformation } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import {
  asPair,
  asSingle,
  foundFood,
  holdsNote,
  type ImportedParticipant,
  pairText,
  withFood,
  withoutFood,
  withoutNote,
} from '@running-dinner/domain/people'
import { memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoadedIssueText } from '../../../../../lib/issue-text.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import type { DraftRow } from './check-rows.ts'
import { RowEditor } from './row-editor.tsx'
import { type RowStatus, statusOf } from './row-filter.ts'
import { RowIssues, RowText } from './row-text.tsx'

const marks: Record<RowStatus, { icon: string; color: string }> = {
  ERROR: { icon: mdiAlertCircle, color: 'error.main' },
  WARNING: { icon: mdiInformation, color: 'warning.main' },
  INFO: { icon: mdiInformation, color: 'info.main' },
  GOOD: { icon: mdiCheckCircle, color: 'success.main' },
  UPDATE: { icon: mdiAccountSyncOutline, color: 'info.main' },
  SKIPPED: { icon: mdiDebugStepOver, color: 'text.secondary' },
}

interface ImportRowCardProps {
  row: DraftRow
  onCorrect: (rowNumber: number, participant: ImportedParticipant) => void
  onSkip: (rowNumber: number, skipped: boolean) => void
  /** Called after a change that may remove the row from the current filter. */
  onGone: () => void
}

export const ImportRowCard = memo(function ImportRowCard({ row, onCorrect, onSkip, onGone }: ImportRowCardProps) {
  const { t } = useTranslation('participants')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { rowNumber } = row
  const status = statusOf(row)
  return (
    <Card component="li" sx={{ px: 2, py: 1.5, opacity: row.skipped ? 0.75 : 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Icon
          path={marks[status].icon}
          titleAccess={t(`importPage.severity.${status}`)}
          sx={{ color: marks[status].color, fontSize: 22, mt: '1px' }}
        />
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <RowText row={row} />
          {!row.skipped && !isOpen && <RowFood row={row} onCorrect={onCorrect} />}
          {row.update && !row.skipped && <UpdateHint />}
          {!row.skipped && !row.update && !isOpen && (
            <>
              <RowPair row={row} onCorrect={onCorrect} />
              <RowIssues issues={row.issues.filter((issue) => !foundFood(issue) && pairText(issue) === undefined)} />
            </>
          )}
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
          {!row.skipped && (
            <Button
              ref={opener}
              size="small"
              variant={status === 'ERROR' ? 'outlined' : 'text'}
              aria-label={t('importPage.correctRow', { row: rowNumber })}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              sx={{ px: 1.5 }}
            >
              {t('importPage.correct')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t(row.skipped ? 'importPage.unskipRow' : 'importPage.skipRow', { row: rowNumber })}
            onClick={() => {
              setOpen(false)
              onSkip(rowNumber, !row.skipped)
              onGone()
            }}
            sx={{ px: 1.5 }}
          >
            {t(row.skipped ? 'importPage.unskip' : 'importPage.skip')}
          </Button>
        </Box>
      </Box>
      <Collapse in={isOpen && !row.skipped} unmountOnExit>
        <RowEditor
          row={row}
          onCancel={() => {
            setOpen(false)
            opener.current?.focus()
          }}
          onApply={(participant) => {
            setOpen(false)
            onCorrect(rowNumber, participant)
            onGone()
          }}
        />
      </Collapse>
    </Card>
  )
})

function UpdateHint() {
  const { t } = useTranslation('participants')
  return <Box sx={{ mt: 0.75, fontSize: '0.875rem', color: 'info.main' }}>{t('importPage.updates')}</Box>
}

interface RowFoodProps {
  row: DraftRow
  onCorrect: (rowNumber: number, participant: ImportedParticipant) => void
}

/** The note on food, and each text found elsewhere in the row with a button to add it or take it out. */
function RowFood({ row: { rowNumber, participant, issues }, onCorrect }: RowFoodProps) {
  const { t } = useTranslation('participants')
  const foods = issues.flatMap((issue) => foundFood(issue) ?? [])
  const note = participant.mealSpecificsNote
  const ownNote = foods.reduce((restOfNote, { text }) => withoutNote(restOfNote, text), note)
  return (
    <Box sx={{ fontSize: '0.875rem', lineHeight: 1.5, overflowWrap: 'anywhere' }}>
      {ownNote !== '' && (
        <Box sx={{ mt: 0.25, whiteSpace: 'pre-line' }}>
          <Name>{t('importFields.mealSpecificsNote')}</Name> {ownNote}
        </Box>
      )}
      {foods.map(({ column, text }) => {
        const isTaken = holdsNote(note, text)
        const action = t(isTaken ? 'importPage.food.takeOut' : 'importPage.food.take')
        return (
          <Box key={column} sx={{ mt: 0.25, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Box sx={{ whiteSpace: 'pre-line' }}>
              <Name>{t(isTaken ? 'importFields.mealSpecificsNote' : 'importPage.food.notTaken')}</Name>{' '}
              <Box component="span" sx={isTaken ? { fontWeight: 600 } : { color: 'text.secondary' }}>
                {text}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('importPage.food.from', { column })}
              </Box>
            </Box>
            <Button
              size="small"
              aria-label={t('importPage.food.aboutRow', { action, row: rowNumber, text })}
              onClick={() =>
                onCorrect(rowNumber, isTaken ? withoutFood(participant, text) : withFood(participant, text))
              }
              sx={{ px: 1, py: 0.25, mx: -1 }}
            >
              {action}
            </Button>
          </Box>
        )
      })}
    </Box>
  )
}

function Name({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}:
    </Box>
  )
}

interface RowPairProps {
  row: DraftRow
  onCorrect: (rowNumber: number, participant: ImportedParticipant) => void
}

/** Two names in one cell: read as a pair or not, with a button for the other way. */
function RowPair({ row: { rowNumber, participant, issues }, onCorrect }: RowPairProps) {
  const { t } = useTranslation('participants')
  const issueText = useLoadedIssueText()
  const issue = issues.find((candidate) => pairText(candidate) !== undefined)
  if (!issue) return null
  const text = pairText(issue) ?? ''
  const isPair = participant.teamPartnerWishRegistrationData !== undefined
  const action = t(isPair ? 'importPage.pair.join' : 'importPage.pair.split')
  return (
    <Box
      sx={{
        mt: 0.75,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 1,
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ color: isPair ? 'info.main' : 'warning.main' }}>
        {issueText(issue.message, issue.data)}
      </Box>
      <Button
        size="small"
        aria-label={t('importPage.pair.aboutRow', { action, row: rowNumber, text })}
        onClick={() =>
          onCorrect(
            rowNumber,
            isPair ? asSingle(participant, text) : asPair(participant, text, t('importPage.pair.companion')),
          )
        }
        sx={{ px: 1, py: 0.25, mx: -1 }}
      >
        {action}
      </Button>
    </Box>
  )
}
