// Only browsers from before 2018 run this, so it is written for them, and nothing shortens it into something newer.
// They miss much of the stylesheet and never get React. The prerender puts a sentence in the place of "NOTICE".
var notice = document.createElement('p');
notice.setAttribute('role', 'status');
notice.appendChild(document.createTextNode('NOTICE'));
document.body.insertBefore(notice, document.body.firstChild);
