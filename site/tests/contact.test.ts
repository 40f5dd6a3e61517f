// From a visitor's form to the stored lead and both mails, and every way in which that can fail.
import './contact/sending';
import './contact/validation';
import './contact/failures';
import './contact/outage';
import './contact/plain';
