// What stays as it was, and what is told, when a visitor goes from page to page.
import './moving/kept';
import './moving/announced';
