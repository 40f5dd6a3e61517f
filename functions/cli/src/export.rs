//! Leads for other programs.

use std::io::{Write, stdout};

use jiff::Timestamp;
use leads::{LeadRecord, Store, display_safe};
use serde_json::{Map, Value};

use crate::Ended;
use crate::args::Format;
use crate::clock;
use crate::columns::{EMAIL, PHONE, attributes, columns, text};
use crate::filter::Filter;
use crate::formula::{has_leading_zero, neutralised};
use crate::json::to_json;
use crate::read::{ended, nothing};

/// Makes Excel read the file as UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";
/// What a German Excel divides cells by.
const DELIMITER: u8 = b';';

/// Writes the leads that fit to stdout.
pub(crate) async fn run(store: &Store, format: Format, filter: &Filter) -> anyhow::Result<Ended> {
    let page = filter.read(store).await?;
    if page.records.is_empty() && page.unreadable.is_empty() {
        return nothing("no lead fits");
    }
    let mut out = stdout().lock();
    match format {
        Format::Csv => write_csv(out, &page.records)?,
        Format::Json => writeln!(out, "{}", to_json(&page.records)?)?,
    }
    ended(&page.unreadable)
}

fn write_csv(out: impl Write, leads: &[LeadRecord]) -> anyhow::Result<()> {
    let rows = leads.iter().map(|record| {
        let mut lead = attributes(record)?;
        for (name, time) in record_times(&lead) {
            lead.insert(name, clock::cell(time).into());
        }
        Ok(cells(&lead))
    });
    write_rows(out, &rows.collect::<anyhow::Result<Vec<_>>>()?)
}

/// The times of a record that a table shows in German; in JSON they are in UTC.
fn record_times(lead: &Map<String, Value>) -> Vec<(String, Timestamp)> {
    let times = columns().into_iter().filter(|name| name.ends_with("At"));
    times.filter_map(|name| Some((name.to_owned(), text(lead, name).parse().ok()?))).collect()
}

fn cells(lead: &Map<String, Value>) -> Vec<String> {
    columns().into_iter().map(|column| readable(text(lead, column), column)).collect()
}

/// A visitor's words without what drives a terminal or turns the direction of other cells. An address stays what a mail
/// program takes.
fn readable(cell: &str, column: &str) -> String {
    if column == EMAIL {
        contract::line(cell).chars().filter(|c| !c.is_control()).collect()
    } else {
        display_safe::lines(cell).join("\n")
    }
}

fn write_rows(mut out: impl Write, rows: &[Vec<String>]) -> anyhow::Result<()> {
    out.write_all(BYTE_ORDER_MARK.as_bytes())?;
    let mut table = csv::WriterBuilder::new()
        .delimiter(DELIMITER)
        .terminator(csv::Terminator::CRLF)
        .quote_style(csv::QuoteStyle::Always)
        .from_writer(out);
    table.write_record(columns().into_iter().map(neutralised))?;
    for row in rows {
        table.write_record(row.iter().zip(columns()).map(|(cell, column)| safe(cell, column)))?;
    }
    Ok(table.flush()?)
}

/// A cell that no spreadsheet takes for a formula, or for a number. A telephone number in international spelling is neither in any
/// spreadsheet, and a quote before one would be dialled along: a blank behind its first zero keeps that.
fn safe(cell: &str, column: &str) -> String {
    match cell.strip_prefix('0').filter(|_| column == PHONE && has_leading_zero(cell)) {
        Some(rest) => format!("0 {rest}"),
        None if column == PHONE && is_international(cell) => cell.to_owned(),
        None => neutralised(cell),
    }
}

/// `+`, digits and spaces, and an extension or not, as the form keeps it.
fn is_international(cell: &str) -> bool {
    let number = cell.replacen(" ext. ", "", 1);
    number.strip_prefix('+').is_some_and(|rest| rest.bytes().all(|octet| octet.is_ascii_digit() || octet == b' '))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{BYTE_ORDER_MARK, DELIMITER, EMAIL, PHONE, columns, is_international, readable, safe, write_rows};

    fn read(file: &[u8]) -> Vec<Vec<String>> {
        let text = file.strip_prefix(BYTE_ORDER_MARK.as_bytes()).unwrap();
        let mut reader = csv::ReaderBuilder::new().delimiter(DELIMITER).has_headers(false).from_reader(text);
        reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
    }

    proptest! {
        #[test]
        fn a_reader_gets_every_cell_back_and_none_of_them_is_a_formula(
            cell in "[=+@\\-;,\"'\\r\\n\\t a]{0,12}",
            other in "\\PC{0,20}",
        ) {
            let row: Vec<String> = (0..columns().len()).map(|column| [&cell, &other][column % 2].clone()).collect();
            let mut file = Vec::new();
            write_rows(&mut file, std::slice::from_ref(&row)).unwrap();
            let rows = read(&file);
            prop_assert_eq!(&rows[0], &columns());
            prop_assert_eq!(&rows[1], &row.iter().zip(columns()).map(|(cell, column)| safe(cell, column)).collect::<Vec<_>>());
            for (cell, column) in rows.iter().flat_map(|row| row.iter().zip(columns())) {
                let is_number = column == PHONE && is_international(cell);
                prop_assert!(is_number || !cell.trim_start().starts_with(['=', '+', '-', '@']), "{cell:?}");
                prop_assert!(!cell.starts_with(['\t', '\r', '\n']), "{cell:?}");
            }
        }
    }

    #[test]
    fn a_cell_turns_and_drives_nothing_beside_it() {
        assert_eq!(readable("\u{202e}Erika\u{1b}[2J", "firstName"), "Erika[2J");
        assert_eq!(readable("\u{5E9}\nb", "message"), "\u{2068}\u{5E9}\u{2069}\nb");
        assert_eq!(readable("m@\u{5E9}.example", EMAIL), "m@\u{5E9}.example");
        assert_eq!(readable("m\u{1b}[2J\u{7f}\u{9b}@a.example", EMAIL), "m[2J@a.example");
    }

    #[test]
    fn a_telephone_number_stays_a_number_and_a_formula_in_its_place_does_not() {
        for (cell, expected) in [
            ("+49 721 1234567", "+49 721 1234567"),
            ("+497211234567", "+497211234567"),
            ("+49 721 12345 ext. 12", "+49 721 12345 ext. 12"),
            ("0721 1234567", "0721 1234567"),
            ("06641234567", "0 6641234567"),
            ("1234567", "1234567"),
            ("0", "0"),
            ("+1-1", "'+1-1"),
            ("+1*2", "'+1*2"),
            ("+A1", "'+A1"),
            ("=1+1", "'=1+1"),
            ("-1", "'-1"),
            ("+1\n=1", "'+1\n'=1"),
        ] {
            assert_eq!(safe(cell, PHONE), expected);
        }
        assert_eq!(safe("+49 721 1234567", "message"), "'+49 721 1234567");
    }
}
