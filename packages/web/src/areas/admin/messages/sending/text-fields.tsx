import Box from '@mui/material/Box'
import { limits } from '@running-dinner/domain'
import { type MessageText, type Placeholder, placeholdersOf } from '@running-dinner/domain/messages'
import { type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/text-field.tsx'
import { type FieldName, fieldId } from './message-draft.ts'
import { insertText, PlaceholderChips } from './placeholders.tsx'

interface SubjectFieldProps {
  name: FieldName
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

export function SubjectField({ name, label, value, error, onChange, onBlur }: SubjectFieldProps) {
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      required
      error={error !== undefined}
      helperText={<LengthHelp value={value} limit={limits.subject} text={error} isQuiet />}
      slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'next' } }}
    />
  )
}

interface TemplateFieldProps {
  name: FieldName
  label: string
  help?: string
  /** The text in the placeholder rules: decides which placeholders are offered. */
  text: MessageText
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  rows: number
  required?: boolean
  /** Shows the length only near the limit. */
  isQuiet?: boolean
}

/** Text field with buttons that insert placeholders at the last position of the cursor. */
export function TemplateField(props: TemplateFieldProps) {
  const { name, label, help, text, value, error, onChange, onBlur, rows, required = false, isQuiet = false } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const selected = useRef<{ start: number; end: number }>(undefined)
  const handleSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    selected.current = { start: currentTarget.selectionStart ?? 0, end: currentTarget.selectionEnd ?? 0 }
  }
  const handleInsert = (placeholder: Placeholder) => {
    const range = selected.current ?? { start: value.length, end: value.length }
    const insertedText = `{${placeholder}}`
    const inserted = insertText(value, insertedText, range)
    input.current?.focus()
    input.current?.setSelectionRange(range.start, range.end)
    if (typeUndoably(insertedText)) return
    flushSync(() => onChange(inserted.text))
    input.current?.setSelectionRange(inserted.cursor, inserted.cursor)
  }
  return (
    <Box>
      <TextField
        id={fieldId(name)}
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        inputRef={input}
        multiline
        minRows={rows}
        required={required}
        error={error !== undefined}
        helperText={<LengthHelp value={value} limit={limits.message} text={error ?? help} isQuiet={isQuiet} />}
        slotProps={{ htmlInput: { onSelect: handleSelect } }}
      />
      <PlaceholderChips label={label} placeholders={placeholdersOf(text)} onInsert={handleInsert} />
    </Box>
  )
}

/**
 * Types into the focused field as a keyboard would, so that Ctrl+Z takes it back. The call is deprecated, but browsers have no
 * other one that keeps the history of a field. False where it does not exist.
 */
function typeUndoably(insertedText: string): boolean {
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, insertedText)
}

interface LengthHelpProps {
  value: string
  limit: number
  /** Help or error text beside the count. */
  text: string | undefined
  /** Shows the count only near the limit. */
  isQuiet?: boolean
}

const nearLimit = 0.8

/** Help text of a field with its length and limit. Text over the limit is marked, never cut off. */
function LengthHelp({ value, limit, text, isQuiet = false }: LengthHelpProps) {
  const { t } = useTranslation('mailing')
  // Counts code points like the server and the database: an emoji is one character.
  const length = [...value].length
  const isCounted = !isQuiet || length > limit * nearLimit
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <span>{text}</span>
      {isCounted && (
        <Box
          component="span"
          sx={{
            flex: 'none',
            fontVariantNumeric: 'tabular-nums',
            ...(length > limit && { color: 'error.main', fontWeight: 600 }),
          }}
        >
          {t('compose.length', { length, limit })}
        </Box>
      )}
    </Box>
  )
}
