import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { limits } from '@running-dinner/domain'
import { type MessageText, type Placeholder, placeholdersOf } from '@running-dinner/domain/messages/placeholders.ts'
import { type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FieldName, fieldId } from './field-name.ts'
import { insertText } from './insert-text.ts'
import { LengthHelp } from './length-help.tsx'
import { PlaceholderChips } from './placeholder-chips.tsx'

interface TemplateFieldProps {
  name: FieldName
  label: string
  help?: string
  /** Decides which placeholders are offered. */
  text: MessageText
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
  rows: number
  required?: boolean
  /** Its length is told only near the limit. */
  isQuiet?: boolean
}

/** A text with placeholders; a chip puts one where the cursor was last. */
export function TemplateField(props: TemplateFieldProps) {
  const { name, label, help, text, value, error, onChange, onBlur, rows, required = false, isQuiet = false } = props
  const input = useRef<HTMLTextAreaElement>(null)
  const mark = useRef<{ start: number; end: number }>(undefined)
  const handleSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    mark.current = { start: currentTarget.selectionStart ?? 0, end: currentTarget.selectionEnd ?? 0 }
  }
  const handleInsert = (placeholder: Placeholder) => {
    const place = mark.current ?? { start: value.length, end: value.length }
    const inserted = insertText(value, `{${placeholder}}`, place)
    flushSync(() => onChange(inserted.text))
    input.current?.focus()
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
